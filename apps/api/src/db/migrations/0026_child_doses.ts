/** The doses of a child by age, weight and route, and for how many days a weight serves to compare with them. */
export const name = '0026_child_doses'

export const up = /* sql */ `
-- Whole months and kg, from the first and below the second. Without a dose: the row only says from which age the drug may be given.
create table dosis_pediatricas (
  principio_activo text not null, via text not null default '',
  edad_min_meses int not null default 0 check (edad_min_meses >= 0), edad_max_meses int not null default 216,
  peso_min_kg numeric not null default 0 check (peso_min_kg >= 0), peso_max_kg numeric,
  dosis_min numeric, dosis_max numeric check (dosis_max >= dosis_min), unidad text,
  tomas_dia_max numeric check (tomas_dia_max > 0), max_dosis numeric check (max_dosis > 0), max_dia numeric check (max_dia > 0),
  unidad_max text, max_dia_por_kg numeric check (max_dia_por_kg > 0), contraindicado_bajo_meses int check (contraindicado_bajo_meses > 0),
  indicacion text not null default '', base text not null default '', nota text, confianza text not null, fuente text not null,
  primary key (principio_activo, via, edad_min_meses, peso_min_kg, indicacion),
  check (edad_max_meses > edad_min_meses), check (peso_max_kg > peso_min_kg), check ((dosis_max is null) = (unidad is null)),
  check (dosis_max is not null or contraindicado_bajo_meses is not null)
);

-- For how many days a weight serves; another row with its own date changes it.
insert into ajustes (clave, valor, vigente_desde, fuente) values ('alertas.dias_peso', '{"menores_de_2": 30, "desde_2": 180}',
  '2000-01-01', 'Ajustable: ninguna norma leída da los números');
`
