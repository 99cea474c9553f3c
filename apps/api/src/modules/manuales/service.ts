/** Reads what `npm run docs` generated. The files change only with the repository: each is decoded once for each time it is written. */
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { manuales } from '@cauce/contract/manuales'
import { NOT_GENERATED, UNREADABLE } from '@cauce/domain/content/manual'
import * as Exit from 'effect/Exit'
import * as Schema from 'effect/Schema'
import { errorCode } from '../../db/unavailable.ts'
import { fail } from '../../http/failure.ts'

const CODE = 'manual_sin_generar'
const ABSENT = new Set(['ENOENT', 'ENOTDIR'])

const orNotGenerated = (error: unknown): never => {
  throw ABSENT.has(errorCode(error)) ? fail(404, CODE, NOT_GENERATED) : error
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** A reader of one file of the folder that it is given. */
const part = <A>(name: string, answer: Schema.Codec<A, unknown>) => {
  const decode = Schema.decodeUnknownExit(answer)
  let kept: { readonly file: string; readonly writtenAt: number; readonly value: A } | null = null
  return async (folder: string): Promise<A> => {
    const file = join(folder, `${name}.json`)
    const { mtimeMs } = await stat(file).catch(orNotGenerated)
    if (kept?.file === file && kept.writtenAt === mtimeMs) return kept.value
    const exit = decode(parsed(await readFile(file, 'utf8').catch(orNotGenerated)))
    if (Exit.isFailure(exit)) throw fail(404, CODE, UNREADABLE)
    kept = { file, writtenAt: mtimeMs, value: exit.value }
    return exit.value
  }
}

export const featuresOfManual = part('caracteristicas', manuales.caracteristicas.answer)
export const rulesOfManual = part('reglas', manuales.reglas.answer)
export const machinesOfManual = part('maquinas', manuales.maquinas.answer)
export const callsOfManual = part('llamadas', manuales.llamadas.answer)
export const pagesOfManual = part('paginas', manuales.paginas.answer)
