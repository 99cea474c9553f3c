/** What leaves the process: mails that somebody is sending, and messages between server processes. */
export const name = '0002_delivery'

export const up = /* sql */ `
alter table correos add column tomado_at timestamptz;
create index correos_tomados on correos (tomado_at) where estado = 'enviando';
-- Long messages between processes; the name and the columns are the adapter's.
create table socket_io_attachments (id bigserial unique, created_at timestamptz default now(), payload bytea);
`
