/** The time of infusion and the note of each line of an ordered scheme, as its catalogue had them when it was ordered. */
export const name = '0027_infusion_time'

export const up = /* sql */ `
-- Null: the catalogue says nothing, or it was ordered before it was kept.
alter table orden_esquema_lineas
  add column duracion_infusion text,
  add column nota_esquema text;
`
