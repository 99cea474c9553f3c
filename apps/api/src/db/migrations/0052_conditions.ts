/** What a deficiency of G6PD or a transplant change of each drug. */
export const name = '0052_conditions'

export const up = /* sql */ `
-- Of one ingredient, or of all those of a class.
create table condiciones (
  condicion text not null check (condicion in ('g6pd', 'trasplante')),
  principio_activo text not null default '', clase text not null default '',
  nivel text not null check (nivel in ('contraindicada', 'mayor', 'moderada', 'informativa')),
  exige_saber int not null default 0 check (exige_saber in (0, 1)),
  aplica_via_local int not null default 0 check (aplica_via_local in (0, 1)),
  efecto text not null, conducta text not null default '', confianza text not null, fuente text not null,
  primary key (condicion, principio_activo, clase), check ((principio_activo = '') <> (clase = ''))
);
`
