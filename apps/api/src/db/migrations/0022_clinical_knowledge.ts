/** What the checks know besides interactions and doses: groups that repeat each other, coverage, control, pregnancy and nursing. */
export const name = '0022_clinical_knowledge'

export const up = /* sql */ `
create table duplicidad_grupos (
  grupo text primary key, miembros text not null, atc_prefijos text, vias text not null,
  nivel text not null check (nivel in ('contraindicada', 'mayor', 'moderada')), excepciones text, motivo text not null,
  confianza text not null, fuente text not null
);
-- Whether somebody looked at the interactions of the ingredient: of one that nobody did, finding none says nothing.
create table cobertura_interacciones (
  principio_activo text primary key, revisado int not null check (revisado in (0, 1)), cobertura text not null
);
create table control_especial (
  principio_activo text primary key, grupo text not null, dias_max int not null check (dias_max between 1 and 366), nota text,
  confianza text not null, fuente text not null
);
create table embarazo_lactancia (
  principio_activo text not null, via text not null default '',
  t1 text not null check (t1 in ('contraindicado', 'evitar', 'precaucion', 'compatible')),
  t2 text not null check (t2 in ('contraindicado', 'evitar', 'precaucion', 'compatible')),
  t3 text not null check (t3 in ('contraindicado', 'evitar', 'precaucion', 'compatible')),
  lactancia_nivel text not null check (lactancia_nivel in ('contraindicado', 'evitar', 'precaucion', 'compatible')),
  motivo text not null, exige_prueba int not null default 0, exige_anticoncepcion int not null default 0,
  confianza text not null, fuente text not null, primary key (principio_activo, via)
);
`
