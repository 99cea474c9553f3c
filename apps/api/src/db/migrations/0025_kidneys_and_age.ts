/** What the renal function and the age change of each drug, and the creatinine of a patient with the day of its test. */
export const name = '0025_kidneys_and_age'

export const up = /* sql */ `
create table renal_ajustes (
  principio_activo text not null, via text not null default '', tfg_desde numeric not null check (tfg_desde >= 0), tfg_hasta numeric,
  ajuste text not null check (ajuste in ('evitar', 'reducir_dosis', 'espaciar', 'vigilar', 'sin_ajuste')),
  dosis_max_dia numeric check (dosis_max_dia > 0), unidad_dosis text, intervalo_h numeric check (intervalo_h > 0),
  formula text not null check (formula in ('CKD-EPI', 'Cockcroft-Gault')), conducta text not null default '',
  confianza text not null, fuente text not null, primary key (principio_activo, via, tfg_desde), check (tfg_hasta > tfg_desde)
);

-- Of one ingredient, or of all those of a class; with codes, only where one of them is in the record.
create table adulto_mayor (
  principio_activo text not null default '', clase text not null default '', condicion text not null default '',
  edad_desde int not null check (edad_desde between 50 and 120), cie10 text,
  nivel text not null check (nivel in ('contraindicado', 'evitar', 'precaucion')), motivo text not null, conducta text not null default '',
  dosis_max_dia numeric check (dosis_max_dia > 0), unidad_dosis text,
  confianza text not null, fuente text not null, primary key (principio_activo, clase, condicion),
  check ((principio_activo = '') <> (clase = ''))
);

-- In mg/dL, of the state of the kidneys that was asserted with it.
alter table estados_paciente
  add column creatinina numeric check (creatinina between 0.1 and 30), add column creatinina_fecha date,
  add check ((creatinina is null) = (creatinina_fecha is null)),
  add check (creatinina is null or tipo = 'funcion_renal');
create index creatininas_por_afiliado on estados_paciente (afiliado_id, creatinina_fecha desc, id desc)
  where creatinina is not null;

-- For how many days a creatinine speaks for the renal function; another row with its own date changes it.
insert into ajustes (clave, valor, vigente_desde, fuente) values ('alertas.dias_creatinina', '{"dias": 180}',
  '2000-01-01', 'Ajustable: ninguna norma leída da el número');
`
