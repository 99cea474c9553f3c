/**
 * What a session asks for besides its token: the cookie of the browser that opened it, or the key of the program that did. One
 * with neither, as those from before, opens nothing any more: their people sign in again.
 */
export const name = '0017_companions'

export const up = /* sql */ `
alter table sesiones add column acompanante_hash bytea;
alter table sesiones add column cliente_id int references clientes on delete cascade;
create index sesiones_por_cliente on sesiones (cliente_id) where cliente_id is not null;
`
