/** Why an allergy or a state was closed, by a code of the list; null: closed before there was one, or replaced by what was recorded later. */
export const name = '0053_closing_reasons'

export const up = /* sql */ `
alter table alergias_afiliado add column razon_cierre text check (razon_cierre ~ '^[a-z_]{3,30}$'),
  add check (razon_cierre is null or estado <> 'vigente');
alter table estados_paciente add column razon_cierre text check (razon_cierre ~ '^[a-z_]{3,30}$'),
  add check (razon_cierre is null or estado <> 'vigente');
`
