/** What a person asks of `npm run features`. */
import { parseArgs } from 'node:util'

export interface Options {
  readonly modules: readonly string[]
  /** Expression of tags: `@mensaje`, `@flujo and not @navegador`. */
  readonly tags: string | null
  /** Words of the name of a scenario. */
  readonly name: string | null
  readonly browser: boolean
  /** One page of the run, to be sent. */
  readonly report: boolean
  readonly help: boolean
}

export const HELP = `npm run features: comprueba las características del producto y dice cómo le fue a cada módulo.

  npm run features                                   todas, también en el navegador
  npm run features -- --sin-navegador                las que no lo necesitan (las más rápidas)
  npm run features -- --modulo incapacidades         un módulo: el nombre de su carpeta en features/
  npm run features -- --modulo chat --modulo sesion  varios
  npm run features -- --etiqueta @mensaje            las de una etiqueta: @regla, @flujo, @navegador, @mensaje
  npm run features -- --etiqueta "@flujo and not @navegador"
  npm run features -- --etiqueta @regla:sick-leave/prorroga
  npm run features -- --nombre "días acumulados"     las que llevan esas palabras en su nombre
  npm run features -- --report html                  además, una página para enviar, en informes/

Lo que se pide se suma: --modulo chat --etiqueta @mensaje son los mensajes del chat.
De cada falla se lee el escenario, el paso, lo que se esperaba y dónde está escrito; el informe completo es la página que se
nombra al final. Termina con 0 si todo pasó, con 1 si algo falló y con 2 si no se entiende lo que se pide.`

const KNOWN = ['--modulo', '--etiqueta', '--nombre', '--sin-navegador', '--report', '--help']

const OPTIONS = {
  modulo: { type: 'string', multiple: true },
  etiqueta: { type: 'string', multiple: true },
  nombre: { type: 'string' },
  'sin-navegador': { type: 'boolean' },
  report: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** What is asked; a sentence where it is not understood. */
export const readOptions = (args: readonly string[], modules: readonly string[]): Options | string => {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true })
  const strange = tokens.find((token) => token.kind === 'option' && !(token.name in OPTIONS))
  if (strange?.kind === 'option') return `No se conoce ${strange.rawName}. Se puede: ${KNOWN.join(', ')}.`
  const loose = tokens.find((token) => token.kind === 'positional')
  if (loose?.kind === 'positional') return `No se entiende «${loose.value}». Para un módulo: --modulo ${loose.value}`
  const bare = tokens.find(
    (token) => token.kind === 'option' && token.name !== 'sin-navegador' && token.name !== 'help' && !token.value,
  )
  if (bare?.kind === 'option') return `${bare.rawName} necesita un valor. Así: ${bare.rawName} …`
  const valuesOf = (name: string): readonly string[] =>
    tokens.flatMap((token) =>
      token.kind === 'option' && token.name === name && token.value !== undefined ? [token.value] : [],
    )
  const asked = valuesOf('modulo').flatMap((value) => value.split(','))
  const unknown = asked.find((name) => !modules.includes(name))
  if (unknown !== undefined) return `No hay un módulo «${unknown}». Los que hay: ${modules.join(', ')}.`
  const page = valuesOf('report').at(-1)
  if (page !== undefined && page !== 'html') return `El informe es html: --report html`
  const tags = valuesOf('etiqueta')
  const untagged = tags.find((tag) => !tag.includes('@'))
  if (untagged !== undefined) return `Una etiqueta empieza por @: --etiqueta @${untagged}`
  const has = (name: string): boolean => tokens.some((token) => token.kind === 'option' && token.name === name)
  return {
    modules: asked,
    tags: tags.length === 0 ? null : tags.map((tag) => `(${tag})`).join(' and '),
    name: valuesOf('nombre').at(-1) ?? null,
    browser: !has('sin-navegador'),
    report: page !== undefined,
    help: has('help'),
  }
}

/** True when what is asked is everything of its kind: its report takes the place of the ones before. */
export const isWhole = ({ modules, tags, name }: Options): boolean =>
  modules.length === 0 && tags === null && name === null
