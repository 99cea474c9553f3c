/** Schools and education secretariats of the form. @fuente spec 2 §5, §9 */
import { SEARCH_TRIGGERS, normalizeSearch } from '@cauce/domain/search/trigger'
import type { Answer } from '@cauce/contract/entry'
import type { incapacidades } from '@cauce/contract/incapacidades'
import { notFound } from '../../http/failure.ts'
import type { UserCtx } from '../../http/handle.ts'
import { allSecretariats, schoolById, searchSchools, type SchoolRow } from './catalogue-queries.ts'

type Module = typeof incapacidades
type School = Answer<Module['colegioAfiliado']>

const SCHOOL_NOT_FOUND = 'No se encontró el colegio.'

export const schoolOf = (row: SchoolRow): School => ({
  id: row.id,
  codigo: row.codigo,
  nombre: row.nombre,
  municipio: { id: row.municipio_id, nombre: row.municipio },
})

/** The school, or 404. */
export const affiliateSchool = async (ctx: UserCtx, id: number): Promise<School> => {
  const row = await schoolById(ctx.db, id)
  if (row === undefined) throw notFound(SCHOOL_NOT_FOUND)
  return schoolOf(row)
}

/**
 * Schools by name or code; none while the text is short.
 * @regla El colegio se busca desde 6 caracteres.
 */
export const findSchools = async (ctx: UserCtx, text: string): Promise<School[]> =>
  normalizeSearch(text).length < SEARCH_TRIGGERS.school.threshold
    ? []
    : (await searchSchools(ctx.db, text)).map(schoolOf)

export const secretariats = async (ctx: UserCtx): Promise<Answer<Module['secretarias']>> =>
  (await allSecretariats(ctx.db)).map(({ departamento_id, departamento, ...row }) => ({
    ...row,
    departamento: { id: departamento_id, nombre: departamento },
  }))
