/** A medicine can leave the catalogue and stay in the orders that named it; the ordering of medications finds its rows. */
export const name = '0007_withdrawn_medicines'

export const up = /* sql */ `
alter table medicamentos add column activo boolean not null default true;
create index medicamentos_por_principio on medicamentos (principio_activo);
create index orden_articulos_por_medicamento on orden_articulos (codesumi_id);
`
