/** Schemes over which another professional signs: they wait whole, and who goes on alone says why. */
export const name = '0040_scheme_signature'

export const up = /* sql */ `
alter table segundas_firmas alter column orden_articulos_id drop not null;
alter table segundas_firmas add column orden_esquemas_id integer unique references orden_esquemas;
-- A line of medications or a whole scheme, never both.
alter table segundas_firmas add check (num_nonnulls(orden_articulos_id, orden_esquemas_id) = 1);

-- The words of who went on alone over what another professional would have signed; null: nobody did.
alter table orden_esquemas add column urgencia_vital text;

insert into ajustes (clave, valor, vigente_desde, fuente) values ('oncologia.doble_firma',
  '{"clases": ["aumento", "contraindicada"]}', '2000-01-01', 'Ajustable: lo fija cada institución');
`
