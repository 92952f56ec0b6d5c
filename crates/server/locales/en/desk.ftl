# The desk's own texts in English. The same names stand in zh.ftl; a test compares them.

brand = Caipan
lang-name = English
skip = To the content
nav = Main
nav-games = Games
nav-desk = Arbiter's desk
nav-rules = Rules
nav-accounts = Accounts
go-board = Board
sign-in = Sign in
sign-out = Sign out
foot = Caipan · every ruling names its article
confirm = Confirm
back = Back
to-front = To the front page
the-arbiter = the arbiter
the-desk = the desk

home-title = The desk
home-set-up = Nobody has an account yet. Open the link that was printed when the program started.
home-playing = In play
home-over = Finished
no-games = No games.

set-up-title = Set up the desk
set-up-what = You make the account of the chief arbiter. This link works once.
set-up-do = Make the account
field-name = Name to sign in with
field-shown = Name shown
field-password = Password (at least 8 characters)
field-role = Role
sign-in-title = Sign in
sign-in-wrong = Name and password do not fit.

accounts-title = Accounts
account-add = Add an account
account-close = Close
account-close-what = { $name } can no longer sign in; open sessions end.
role-chief = Chief arbiter
role-deputy = Deputy
role-clerk = Clerk

log-title = Audit log
log-what = Who did what with accounts, newest first. What was done in a game stands in its own log.
log-set-up-link = a set-up link was made
log-account-made = account made
log-account-closed = account closed
log-session-opened = signed in
log-session-closed = signed out
col-when = When
col-who = Who
col-what = What
col-about = About

rules-title = Rulebooks
rules-own-words = In our own words; the printed text binds.

error-400 = The request cannot be read
error-401 = Please sign in
error-403 = You may not do this
error-404 = There is no such page
error-405 = This cannot be done here
error-408 = The request took too long
error-409 = Not now
error-413 = Too much was sent
error-415 = This kind of content is not taken
error-422 = The form cannot be read
error-429 = Too many requests; wait a moment
error-500 = Our own failure; it is in the log of the program
error-503 = Too many at once; please try again
error-name-taken = There is an account with this name.
error-name = A name has 1 to 40 letters, digits, dots, dashes or underscores.
error-password = A password has at least 8 characters.
error-last-chief = The last chief arbiter stays.
error-text = At most 200 characters and no control characters, please.
error-reason = A reason is needed.
