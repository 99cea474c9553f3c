/** What one container of each presentation holds, and in what the dose of a line is measured. */
export const name = '0034_dose_units'

export const up = /* sql */ `
create table envases (
  nombre text primary key, contenido jsonb not null, confianza text not null, fuente text not null, nota text not null default ''
);

-- mL, UI, gotas, mg, puff; empty: the dose is counted in units of the presentation, as in every line of before.
alter table orden_articulos add column unidad_dosis text check (unidad_dosis <> '');
`
