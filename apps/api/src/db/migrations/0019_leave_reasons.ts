/** What a professional explained or was warned of when a leave was registered: of its prórroga, of who gets it, of its start. */
export const name = '0019_leave_reasons'

export const up = /* sql */ `
-- Null: nothing had to be said, or it was registered before it was asked.
alter table incapacidades
  add column motivo_prorroga text check (length(motivo_prorroga) between 1 and 500),
  add column excepcion_licencia text check (excepcion_licencia in ('identidad', 'adopcion')),
  add column motivo_excepcion text check (length(motivo_excepcion) between 1 and 500),
  add column advertencia_inicio text,
  -- Whoever writes the row: an assertion is never without its reason.
  add check ((excepcion_licencia is null) = (motivo_excepcion is null));

-- For how many days after a consultation each thing may be ordered in it; another row with its own date changes it.
insert into ajustes (clave, valor, vigente_desde, fuente) values ('consulta.dias_para_ordenar',
  '{"medicamentos": 3, "procedimientos": 30, "esquemas": 3, "servicios": 30, "incapacidades": 3}',
  '2000-01-01', 'Ajustable: ninguna norma leída da el número');
`
