/** The manuals and news of the demonstration, from `data/demo/contenidos`: `N-manual-…md`, `N-novedad-…md`. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { type ContentForm, contentSearch } from '@cauce/domain/content/content'
import type { DB } from '../../db/tables.ts'
import { insertAll } from '../insert.ts'

const FOLDER = join(import.meta.dirname, '../data/demo/contenidos')
const DAY_MS = 86_400_000
const TITLE = '# '
const SUMMARY = '> '
/** What the demonstration has as a draft, so that the editor shows one. */
const DRAFT: ContentForm = {
  tipo: 'novedad',
  titulo: 'Jornada de actualización de datos',
  resumen: 'Borrador: falta confirmar las fechas con la sede.',
  cuerpo: '## Cuándo\nPor confirmar.\n\n## Quiénes\nTodo el personal de la sede Laureles.',
}

/** First line the title, second the summary, the rest the body. */
const formOf = (name: string, text: string): ContentForm => {
  const [title = '', summary = '', ...body] = text.split('\n')
  if (!title.startsWith(TITLE) || !summary.startsWith(SUMMARY)) throw new Error(`${name}: title or summary missing`)
  return {
    tipo: name.includes('-manual-') ? 'manual' : 'novedad',
    titulo: title.slice(TITLE.length),
    resumen: summary.slice(SUMMARY.length),
    cuerpo: body.join('\n').trim(),
  }
}

/** Publishes them on different days before `now`, in the name of `userId`, and leaves one draft. */
export const seedContent = async (db: Kysely<DB>, userId: number, now: Date): Promise<void> => {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md')).toSorted()
  const forms = await Promise.all(names.map(async (name) => formOf(name, await readFile(join(FOLDER, name), 'utf8'))))
  const published = forms.map((form, index) => {
    const at = new Date(now.getTime() - (forms.length - index) * 4 * DAY_MS).toISOString()
    return { ...form, estado: 'publicado' as const, publicado_at: at, created_at: at, updated_at: at }
  })
  const today = now.toISOString()
  const draft = { ...DRAFT, estado: 'borrador' as const, publicado_at: null, created_at: today, updated_at: today }
  await insertAll(
    db,
    'contenidos',
    [...published, draft].map((row, index) => ({
      id: index + 1,
      ...row,
      version: 1,
      demo: true,
      user_id: userId,
      busqueda: contentSearch(row),
    })),
  )
}
