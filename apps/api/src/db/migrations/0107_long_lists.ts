/** What a list of a million rows asks of an index: few of many, a word within a code, whose a referral is, and how urgent. */
export const name = '0107_long_lists'

/** Each master with the column of its usual order. */
const MASTERS = {
  cargos: 'nombre',
  causas_afiliacion: 'nombre',
  colegios: 'nombre',
  empresas: 'razon_social',
  entidades: 'nombre',
  eps: 'nombre',
  especialidades: 'nombre',
  grupos_servicios: 'codigo',
  reps: 'nombre',
  tipos_test: 'nombre',
}

/** By which the inactive ones of a master are found among all, in order. */
const inactive = ([table, column]: readonly [string, string]): string =>
  `create index ${table}_inactivos on ${table} (sin_acentos(${column}), id) where not activo;`

export const up = /* sql */ `
${Object.entries(MASTERS).map(inactive).join('\n')}
create index referencias_abiertas on referencias (created_at, id) where estado <> 'Cerrado';
drop index terminos_gobierna;
create unique index terminos_gobierna on terminos (dueno_tipo, dueno_id) include (id, clase, estado, inicio_at, vence_at) where gobierna;
create index referencias_por_quien_registra on referencias (user_id, id);
create index referencias_por_gestor on referencias (gestor_user_id, id) where gestor_user_id is not null;

do $$
begin
  create index referencias_por_parte_del_codigo on referencias using gin (codigo_remision gin_trgm_ops);
  create index reps_por_parte_del_codigo on reps using gin (sin_acentos(codigo) gin_trgm_ops);
exception when others then
  raise notice 'pg_trgm no está disponible: las búsquedas recorren la tabla';
end $$;
`
