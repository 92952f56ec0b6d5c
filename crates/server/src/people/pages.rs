//! Setting up, signing in, accounts and the audit log.

use askama::Template;
use axum::Form;
use axum::Router;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum_extra::extract::cookie::{Cookie, CookieJar, SameSite};
use serde::Deserialize;

use super::{Account, LogLine, NewAccount, Right, Role};
use crate::clock::moment;
use crate::desk::Desk;
use crate::fault::Fault;
use crate::i18n::Texts;
use crate::page::{self, Shell, Visit};
use crate::security;

/// The cookie that holds a session's token.
pub const SESSION: &str = "caipan_session";

/// The routes.
pub fn routes() -> Router<Desk> {
    let guarded = Router::new()
        .route("/set-up/{token}", get(set_up_page).post(set_up))
        .route("/sign-in", get(sign_in_page).post(sign_in));
    Router::new()
        .route("/sign-out", post(sign_out))
        .route("/accounts", get(accounts).post(add_account))
        .route("/accounts/{name}/close", post(close_account))
        .route("/log", get(log))
        .route("/language", post(language))
        .merge(security::sign_in_limited(guarded))
}

#[derive(Debug, Template)]
#[template(path = "people/set_up.html")]
struct SetUpPage {
    shell: Shell,
    token: String,
}

async fn set_up_page(
    State(desk): State<Desk>,
    visit: Visit,
    Path(token): Path<String>,
) -> Result<Response, Fault> {
    if !desk.people().set_up_is_open(&token) {
        return Err(Fault::NotFound);
    }
    Ok(page::html(&SetUpPage { shell: visit.shell(Texts::set_up_title), token }))
}

#[derive(Debug, Deserialize)]
struct SetUpForm {
    name: String,
    #[serde(default)]
    shown: String,
    password: String,
}

async fn set_up(
    State(desk): State<Desk>,
    visit: Visit,
    Path(token): Path<String>,
    Form(form): Form<SetUpForm>,
) -> Result<Response, Fault> {
    let now = desk.now_ms();
    let (name, password) = (form.name.trim().to_owned(), form.password.clone());
    let new = NewAccount { name: name.clone(), shown: form.shown, password, role: Role::Chief };
    desk.people().set_up(&token, new, now).await?;
    let session = desk.people().sign_in(&name, &form.password, now).await?.ok_or(Fault::Own)?;
    Ok((visit.jar.add(session_cookie(session)), page::see_other("/")).into_response())
}

#[derive(Debug, Template)]
#[template(path = "people/sign_in.html")]
struct SignInPage {
    shell: Shell,
    wrong: bool,
    name: String,
    back: String,
}

#[derive(Debug, Deserialize)]
struct Back {
    #[serde(default)]
    back: String,
}

async fn sign_in_page(
    visit: Visit,
    axum::extract::Query(query): axum::extract::Query<Back>,
) -> Response {
    let shell = visit.shell(Texts::sign_in_title);
    let back = page::own_path(&query.back).to_owned();
    page::html(&SignInPage { shell, wrong: false, name: String::new(), back })
}

#[derive(Debug, Deserialize)]
struct SignInForm {
    name: String,
    password: String,
    #[serde(default)]
    back: String,
}

async fn sign_in(
    State(desk): State<Desk>,
    visit: Visit,
    Form(form): Form<SignInForm>,
) -> Result<Response, Fault> {
    let name = form.name.trim().to_owned();
    match desk.people().sign_in(&name, &form.password, desk.now_ms()).await? {
        Some(token) => {
            let back = page::see_other(page::own_path(&form.back));
            Ok((visit.jar.add(session_cookie(token)), back).into_response())
        }
        None => {
            let shell = visit.shell(Texts::sign_in_title);
            let back = page::own_path(&form.back).to_owned();
            let mut response = page::html(&SignInPage { shell, wrong: true, name, back });
            *response.status_mut() = StatusCode::UNAUTHORIZED;
            response.headers_mut().insert("x-caipan-body", "own".parse().expect("a header value"));
            Ok(response)
        }
    }
}

async fn sign_out(State(desk): State<Desk>, visit: Visit) -> Result<Response, Fault> {
    if let Some(cookie) = visit.jar.get(SESSION) {
        desk.people().sign_out(cookie.value(), desk.now_ms()).await?;
    }
    let jar = visit.jar.remove(Cookie::build(SESSION).path("/"));
    Ok((jar, page::see_other("/")).into_response())
}

/// A cookie no script can read and no other site can send with a form.
fn session_cookie(token: String) -> Cookie<'static> {
    Cookie::build((SESSION, token)).path("/").http_only(true).same_site(SameSite::Lax).build()
}

#[derive(Debug, Template)]
#[template(path = "people/accounts.html")]
struct AccountsPage {
    shell: Shell,
    accounts: Vec<Account>,
    roles: [Role; 3],
}

async fn accounts(State(desk): State<Desk>, visit: Visit) -> Result<Response, Fault> {
    visit.must(Right::Manage)?;
    let accounts = desk.people().accounts();
    Ok(page::html(&AccountsPage {
        shell: visit.shell(Texts::accounts_title),
        accounts,
        roles: Role::ALL,
    }))
}

#[derive(Debug, Deserialize)]
struct AccountForm {
    name: String,
    #[serde(default)]
    shown: String,
    password: String,
    role: String,
}

async fn add_account(
    State(desk): State<Desk>,
    visit: Visit,
    Form(form): Form<AccountForm>,
) -> Result<Response, Fault> {
    let by = visit.must(Right::Manage)?;
    let role = Role::read(&form.role).ok_or_else(|| Fault::bad_key(Texts::error_400))?;
    let name = form.name.trim().to_owned();
    let new = NewAccount { name, shown: form.shown, password: form.password, role };
    desk.people().add(by, new, desk.now_ms()).await?;
    Ok(page::see_other("/accounts"))
}

async fn close_account(
    State(desk): State<Desk>,
    visit: Visit,
    Path(name): Path<String>,
) -> Result<Response, Fault> {
    let by = visit.must(Right::Manage)?;
    desk.people().close(by, &name, desk.now_ms()).await?;
    Ok(page::see_other("/accounts"))
}

#[derive(Debug, Template)]
#[template(path = "people/log.html")]
struct LogPage {
    shell: Shell,
    lines: Vec<Line>,
}

#[derive(Debug)]
struct Line {
    at: String,
    by: String,
    words: String,
    about: String,
}

/// What a kind of entry is called.
fn kind_words(t: Texts, kind: &str) -> Option<&'static str> {
    Some(match kind {
        "set_up_link" => t.log_set_up_link(),
        "account_made" => t.log_account_made(),
        "account_closed" => t.log_account_closed(),
        "session_opened" => t.log_session_opened(),
        "session_closed" => t.log_session_closed(),
        _ => return None,
    })
}

async fn log(State(desk): State<Desk>, visit: Visit) -> Result<Response, Fault> {
    visit.must(Right::Manage)?;
    let t = Texts(visit.lang);
    let words = |line: LogLine| Line {
        at: moment(line.at_ms),
        words: kind_words(t, &line.kind).unwrap_or(&line.kind).to_owned(),
        by: line.by,
        about: line.about,
    };
    let lines = desk.people().log(500).into_iter().map(words).collect();
    Ok(page::html(&LogPage { shell: visit.shell(Texts::log_title), lines }))
}

#[derive(Debug, Deserialize)]
struct LanguageForm {
    lang: String,
    #[serde(default)]
    back: String,
}

async fn language(jar: CookieJar, Form(form): Form<LanguageForm>) -> Result<Response, Fault> {
    let lang =
        crate::i18n::Lang::read(&form.lang).ok_or_else(|| Fault::bad_key(Texts::error_400))?;
    let cookie = Cookie::build((crate::i18n::COOKIE, lang.code()))
        .path("/")
        .same_site(SameSite::Lax)
        .permanent();
    Ok((jar.add(cookie), page::see_other(page::own_path(&form.back))).into_response())
}
