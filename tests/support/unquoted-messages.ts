/** Messages of the rules that no scenario of their module quotes: a mistake in one of them turns nothing red there. */
import { featureTexts } from '../../tools/manual/features.ts'
import { parseFeature, scenariosOf } from '../../tools/manual/gherkin.ts'
import { manualRules } from '../../tools/manual/rules.ts'

/** The modules of features in which each room of rules is shown; a room that is not here may be quoted by any. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  access: ['administracion'],
  antecedents: ['historia-clinica', 'alertas'],
  chat: ['chat'],
  'clinical-record': ['historia-clinica'],
  consent: ['consentimiento'],
  history: ['historico'],
  kit: ['maestros', 'plazos', 'alertas', 'referencia', 'documentos'],
  masters: ['maestros'],
  medication: ['medicamentos', 'alertas'],
  oncology: ['oncologia'],
  'own-code': ['codigos-propios'],
  procedure: ['procedimientos'],
  referral: ['referencia'],
  session: ['sesion', 'contrasena', 'recuperacion', 'perfil'],
  'sick-leave': ['incapacidades'],
  users: ['administracion'],
}

/** What the scenarios of a feature say: steps, tables and rows of examples. */
const saidBy = (text: string): string =>
  scenariosOf(parseFeature(text))
    .flatMap(({ scenario: { steps, examples } }) => [
      ...steps.flatMap(({ text: step, dataTable }) => [
        step,
        ...(dataTable?.rows ?? []).flatMap(({ cells }) => cells.map(({ value }) => value)),
      ]),
      ...examples.flatMap(({ tableBody }) => tableBody.flatMap(({ cells }) => cells.map(({ value }) => value))),
    ])
    .join('\n')

/** Every piece of it between its figures stands in the text. */
const isQuoted = (message: string, said: string): boolean =>
  message
    .split('…')
    .map((piece) => piece.trim())
    .every((piece) => said.includes(piece))

/** By room, in the order of the rules. */
export const unquotedMessages = (): ReadonlyMap<string, readonly string[]> => {
  const said = [...featureTexts()].map(([uri, text]) => [uri, saidBy(text)] as const)
  const rooms = Map.groupBy(manualRules(), ({ id }) => id.split('/')[0] ?? id)
  return new Map(
    [...rooms].map(([room, rules]) => {
      const modules = MODULES[room]
      const own = said.filter(
        ([uri]) => modules === undefined || modules.some((one) => uri.startsWith(`features/${one}/`)),
      )
      const text = own.map(([, words]) => words).join('\n')
      const messages = new Set(rules.flatMap(({ mensajes }) => mensajes))
      return [room, [...messages].filter((message) => !isQuoted(message, text))] as const
    }),
  )
}
