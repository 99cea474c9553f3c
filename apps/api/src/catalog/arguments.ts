/** What the person asked for on the command line. */
import { parseArgs } from 'node:util'
import { CATALOGS, findCatalog } from './catalogs.ts'
import type { Catalog } from './definition.ts'

/** The command is not understood; the message says how it is written. */
export class UsageProblem extends Error {}

export interface ImportRequest {
  readonly catalog: Catalog
  readonly file: string
  readonly map: readonly string[]
  readonly dryRun: boolean
  readonly strict: boolean
  readonly source: string | null
  readonly version: string | null
}

const names = CATALOGS.map(({ name }) => name).join('|')

const WIDTH = Math.max(...CATALOGS.map(({ name }) => name.length)) + 1

const fieldsOf = ({ name, fields }: Catalog): string => {
  const list = (required: boolean): string =>
    fields.flatMap((field) => (field.required === required ? [field.name] : [])).join(', ')
  const optional = list(false)
  return `  ${name.padEnd(WIDTH)}${list(true)}${optional === '' ? '' : `\n${' '.repeat(WIDTH + 2)}opcionales: ${optional}`}`
}

export const HELP = `Importa un catálogo oficial a la base de datos de Cauce.

Uso:
  npm run catalog -- import ${names} ARCHIVO [opciones]

ARCHIVO es CSV o TSV (tabulador, punto y coma, coma o barra; UTF-8, UTF-16 o Latin-1), con encabezado.
Las filas buenas se guardan todas o ninguna; las malas quedan en ARCHIVO.rechazos.tsv con su línea y su motivo.
Lo que ya existe se actualiza por su código. Con Ctrl-C se cancela y no queda nada a medias.

Opciones:
  --map CAMPO=COLUMNA   toma un campo de esa columna (se puede repetir)
  --dry-run             revisa todo y no guarda nada
  --estricto            no guarda nada si alguna fila se rechaza
  --fuente TEXTO        de dónde viene el archivo (por defecto, su nombre)
  --version TEXTO       versión o fecha del catálogo (por defecto, la huella del archivo)
  --help                esta ayuda

Campos:
${CATALOGS.map(fieldsOf).join('\n')}

La base de datos es la misma del servidor: DATA_DIR o DATABASE_URL. Con la base embebida, detenga antes el servidor.

Salida: 0 todo se importó · 1 no se importó · 2 la orden está mal escrita · 3 se importó con filas rechazadas · 130 cancelada
`

const parse = (words: readonly string[]) => {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        map: { type: 'string', multiple: true, default: [] },
        'dry-run': { type: 'boolean', default: false },
        estricto: { type: 'boolean', default: false },
        fuente: { type: 'string' },
        version: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch {
    // parseArgs speaks English; what it found wrong is one of the words that begin with a dash.
    const dashed = words.filter((word) => word.startsWith('-')).join(' ')
    throw new UsageProblem(`No se entienden las opciones "${dashed}".`)
  }
}

/** The request, or `help` when that is what was asked. Throws {@link UsageProblem}. */
export const readArguments = (words: readonly string[]): ImportRequest | 'help' => {
  const { values, positionals } = parse(words)
  const [command, name, file, ...rest] = positionals
  if (values.help || command === 'help' || command === undefined) return 'help'
  if (command !== 'import') throw new UsageProblem(`No existe la orden "${command}". La que hay es: import.`)
  if (name === undefined) throw new UsageProblem(`Falta decir qué catálogo: ${names}.`)
  const catalog = findCatalog(name)
  if (catalog === undefined) throw new UsageProblem(`No existe el catálogo "${name}". Los que hay: ${names}.`)
  if (file === undefined) throw new UsageProblem('Falta el archivo que se va a importar.')
  if (rest.length > 0)
    throw new UsageProblem(`Sobra "${rest.join(' ')}". Si el archivo tiene espacios, póngalo entre comillas.`)
  return {
    catalog,
    file,
    map: values.map,
    dryRun: values['dry-run'],
    strict: values.estricto,
    source: values.fuente ?? null,
    version: values.version ?? null,
  }
}
