/** The day on which a line of a scheme was given; who said so is in its movements. */
export const name = '0029_applied_cycles'

export const up = /* sql */ `
-- Null: not applied, or applied before the day was kept.
alter table orden_esquema_lineas
  add column aplicada_el date,
  add check (aplicada_el is null or estado_id = 49);
`
