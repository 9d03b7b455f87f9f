-- New words go straight into the index. As it comes, PostgreSQL keeps up to four megabytes of them in a list beside the index, and reads
-- that list from end to end for every question: hundreds of milliseconds over ten thousand documents. Documents change seldom and are
-- looked for often.
alter index app.search_documents_name_words set (fastupdate = off);
alter index app.search_documents_words set (fastupdate = off);
-- What stands in the lists already is brought in.
select gin_clean_pending_list('app.search_documents_name_words'), gin_clean_pending_list('app.search_documents_words');
