/** Each row of the clinical knowledge is known by what it is about, so that a new version of it can be imported over the old one. */
export const name = '0008_knowledge_keys'

export const up = /* sql */ `
create unique index interacciones_por_pareja on interacciones (principio_a, principio_b, tipo_a, tipo_b);
create unique index dosis_por_principio on dosis_habituales (principio_activo, via, unidad_dosis) nulls not distinct;
create unique index desabastecimientos_por_fecha on desabastecimientos (medicamento_id, vigente_desde);

-- An installation of before has the tables and no word of their version, without which no check is made.
insert into desabastecimientos (medicamento_id, tipo_alerta, mensaje, vigente_desde, fuente)
  select id, 'Informativa', 'El INVIMA lo ha listado en desabastecimiento o en riesgo: confirme existencias antes de ordenarlo.',
    date '2024-10-01', 'Prensa sobre los listados del INVIMA de agosto y octubre de 2024'
  from medicamentos where desabastecido = 1;
insert into catalogos_importados (catalogo, fuente, version, filas)
  select catalogo, 'Datos iniciales (apps/api/src/seed/data)', '2026-11', filas from (
    select 'interacciones' as catalogo, count(*)::int as filas from interacciones
    union all select 'clases', count(*)::int from clases_farmacologicas
    union all select 'alergias', count(*)::int from alergias
    union all select 'alergias-cruces', count(*)::int from alergias_cruces
    union all select 'dosis', count(*)::int from dosis_habituales
    union all select 'desabastecimientos', count(*)::int from desabastecimientos
  ) as conocimiento where filas > 0;
`
