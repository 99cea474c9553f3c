/**
 * `node tools/new-page.ts grupo/pagina --master|--list`: makes the files of a page of the catalogue and draws the lists again. Of a
 * master that is declared already, it writes the table that its fields want, for as long as that migration is not committed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isMaster } from './new-page/is-master.ts'
import { listFiles } from './new-page/list.ts'
import { declarationOf, type Files, masterFiles, migrationOf } from './new-page/master.ts'
import { namesOf, type PageNames } from './new-page/names.ts'

const ROOT = path.join(import.meta.dirname, '..')
const MIGRATIONS = 'apps/api/src/db/migrations'
const at = (file: string): string => path.join(ROOT, file)

const stop = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const write = (files: Files): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at(file)), { recursive: true })
    writeFileSync(at(file), text)
    console.log(`Escrito: ${file}`)
  }
  spawnSync('oxfmt', Object.keys(files), { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })
}

/** Never over what somebody wrote. */
const create = (files: Files): void => {
  const there = Object.keys(files).find((file) => existsSync(at(file)))
  if (there !== undefined) stop(`Ya existe ${there}: no se tocó nada`)
  write(files)
}

/** The number of the migration that the page has already and is not committed, or the next one. */
const migrationName = (table: string): string => {
  const names = globSync(`${MIGRATIONS}/*.ts`, { cwd: ROOT }).map((file) => path.basename(file, '.ts'))
  const own = names.find((name) => name.slice(5) === table)
  if (own === undefined)
    return `${String(Math.max(...names.map((name) => Number(name.slice(0, 4)))) + 1).padStart(4, '0')}_${table}`
  const { stdout } = spawnSync('git', ['ls-files', `${MIGRATIONS}/${own}.ts`], { cwd: ROOT, encoding: 'utf8' })
  return stdout.trim() === ''
    ? own
    : stop(`${own} ya está en el repositorio: un cambio de su tabla es una migración nueva`)
}

const master = async (names: PageNames): Promise<void> => {
  const declaration = declarationOf(names)
  if (!existsSync(at(declaration))) create(masterFiles(names))
  const declared: unknown = Reflect.get(await import(at(declaration)), names.own)
  if (!isMaster(declared)) return stop(`${declaration} no declara ${names.own}`)
  const name = migrationName(declared.table)
  write({ [`${MIGRATIONS}/${name}.ts`]: migrationOf(declared, name) })
  console.log(`Si cambia un campo en ${declaration}, corra esto otra vez: escribe de nuevo su tabla.`)
}

const [page = '', kind] = process.argv.slice(2)
if (kind !== '--master' && kind !== '--list') stop('Uso: node tools/new-page.ts grupo/pagina --master|--list')
const names = namesOf(page)
if (typeof names === 'string') stop(names)
else if (kind === '--master') await master(names)
else create(listFiles(names))
await import('./lists.ts')
