-- The HTML of a mail is made from its text when it goes out; it was never kept.
alter table app.mails drop column body_html;
