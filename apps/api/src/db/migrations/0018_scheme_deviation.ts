/** How far each line of an ordered scheme is from its published scheme, and why. */
export const name = '0018_scheme_deviation'

export const up = /* sql */ `
-- Null: ordered before it was counted.
alter table orden_esquema_lineas
  add column desviacion numeric,
  add column motivo_desviacion text
    check (motivo_desviacion in ('toxicidad', 'funcion_renal', 'funcion_hepatica', 'peso', 'edad', 'protocolo', 'otra')),
  -- Whoever writes the row: nobody gives more than double, and a dose that leaves its scheme says why.
  add check (desviacion <= 100),
  add check (abs(desviacion) <= 10 or motivo_desviacion is not null);
`
