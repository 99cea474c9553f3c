/** The audit and the sign-ins as files, a part at a time: nothing is held for long and the person can stop it. */
import type { Answer, Body } from '@cauce/contract/entry'
import { EXPORT_BATCH, type auditoria } from '@cauce/contract/auditoria'
import { actionGroupText, actionText } from '@cauce/domain/audit/actions'
import { recordText } from '@cauce/domain/audit/record'
import { SIGN_IN_RESULTS, signInResult } from '@cauce/domain/audit/sign-in'
import { audit } from '../../audit/audit.ts'
import { type CsvColumn, csvText } from '../../http/csv.ts'
import type { UserCtx } from '../../http/handle.ts'
import { describeDevice } from '../cuenta/device.ts'
import type { AuditFilter } from './filter.ts'
import { type EntryRow, entries, newestEntry } from './queries.ts'
import { signInFilter } from './sign-ins.ts'

type Module = typeof auditoria
type Part = Answer<Module['exportar']>

const WHEN: CsvColumn<EntryRow> = { title: 'Fecha y hora (Bogotá)', value: ({ created_at }) => created_at }
const WHO: readonly CsvColumn<EntryRow>[] = [
  { title: 'Usuario', value: ({ user_id, persona }) => (user_id === null ? null : persona) },
  { title: 'Correo', value: ({ email }) => email },
]
const WHERE: readonly CsvColumn<EntryRow>[] = [
  { title: 'Dirección', value: ({ ip }) => ip },
  { title: 'Equipo', value: ({ agente }) => describeDevice(agente) },
  { title: 'Navegador', value: ({ agente }) => agente },
]

const AUDIT_COLUMNS: readonly CsvColumn<EntryRow>[] = [
  { title: 'Entrada', value: ({ id }) => id },
  WHEN,
  ...WHO,
  { title: 'Acción', value: ({ accion }) => actionText(accion) },
  { title: 'Grupo', value: ({ accion }) => actionGroupText(accion) },
  { title: 'Código de la acción', value: ({ accion }) => accion },
  { title: 'Registro', value: ({ recurso, recurso_id }) => recordText(recurso, recurso_id) },
  { title: 'Documento del afiliado', value: ({ numero_documento }) => numero_documento },
  { title: 'Detalle', value: ({ detalle }) => JSON.stringify(detalle) },
  ...WHERE,
]

const resultText = (accion: string): string => {
  const result = signInResult(accion)
  return result === null ? accion : SIGN_IN_RESULTS[result].texto
}

const SIGN_IN_COLUMNS: readonly CsvColumn<EntryRow>[] = [
  WHEN,
  ...WHO,
  { title: 'Resultado', value: ({ accion }) => resultText(accion) },
  ...WHERE,
]

interface Asked {
  readonly corte?: number
  readonly antes?: number
}

const part = async (
  ctx: UserCtx,
  asked: Asked,
  filter: AuditFilter,
  file: { readonly accion: string; readonly columns: readonly CsvColumn<EntryRow>[] },
): Promise<Part> => {
  const corte = asked.corte ?? (await newestEntry(ctx.db))
  const rows = await entries(ctx.db, filter, {
    corte,
    limit: EXPORT_BATCH,
    ...(asked.antes === undefined ? {} : { antes: asked.antes }),
  })
  const { corte: _cut, antes: _before, ...filtros } = { corte: null, antes: null, ...asked }
  await audit(ctx.db, ctx, {
    accion: file.accion,
    recurso: 'auditoria',
    recurso_id: null,
    afiliado_id: filter.afiliado_id ?? null,
    detalle: { ...filtros, filas: rows.length },
  })
  const last = rows.at(-1)
  return {
    csv: csvText(file.columns, rows, { header: asked.antes === undefined }),
    filas: rows.length,
    siguiente: last === undefined || rows.length < EXPORT_BATCH ? null : last.id,
    corte,
  }
}

/** The next part of the search as a file. Each part is noted. */
export const exportAudit = (ctx: UserCtx, body: Body<Module['exportar']>): Promise<Part> =>
  part(ctx, body, body, { accion: 'auditoria.exportar', columns: AUDIT_COLUMNS })

/** The next part of the sign-ins as a file. */
export const exportSignIns = (ctx: UserCtx, body: Body<Module['exportarIngresos']>): Promise<Part> =>
  part(ctx, body, signInFilter(body), { accion: 'ingresos.exportar', columns: SIGN_IN_COLUMNS })
