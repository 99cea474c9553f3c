/** The most of a drug of oncology at once, in a cycle and in a life, and the routes by which it never goes. */
export const name = '0028_oncology_ceilings'

export const up = /* sql */ `
-- The phase is the way of giving it for which the row is: empty, any. Routes are joined by ";".
create table topes_oncologia (
  principio_activo text not null, tipo text not null check (tipo in ('por_dosis', 'por_ciclo', 'de_por_vida')), fase text not null default '',
  valor numeric not null check (valor > 0), unidad text not null check (unidad in ('mg', 'mg/m2', 'mg/kg', 'UI', 'UI/m2', 'AUC')),
  vias_permitidas text not null default '', vias_prohibidas text not null default '',
  desviacion_maxima_pct numeric not null check (desviacion_maxima_pct between 0 and 100), nota text,
  confianza text not null, fuente text not null, primary key (principio_activo, tipo, fase, unidad)
);
`
