/** The stamps of the findings that are shown: a MAC of the installation over what is shown, to whom and of whom. */
import type { Finding } from '@cauce/domain/medication/check'
import { shownFinding, type Stamps } from '@cauce/domain/medication/shown-finding'
import type { UserCtx } from '../../http/handle.ts'
import { secretsOf } from '../auth/secrets.ts'
import type { LoadedKnowledge } from './knowledge.ts'

/** Characters of base64url: 48 bits tell one sentence from another, 96 are not guessed. */
const STATE = 8
const PROOF = 16

/** A fact of drugs alone is the same whoever takes them, and the calls that tell it need not know who that is. */
const isOfDrugsAlone = ({ comprobacion, medicamentos }: Finding): boolean =>
  comprobacion === 'desabastecimiento' ||
  (comprobacion === 'interacciones' && medicamentos.every(({ origen }) => origen === 'por_ordenar'))

/** @param afiliado_id null: who asks did not say of whom; only what is of drugs alone can then be answered */
export const stampsFor = (ctx: UserCtx, afiliado_id: number | null, knowledge: LoadedKnowledge): Stamps => {
  const short = (context: string, text: string, letters: number) =>
    secretsOf(ctx.config).mac(context, text).toString('base64url').slice(0, letters)
  const stateOf = ({ comprobacion, severidad, titulo }: Finding) => {
    const version = knowledge.versionAt(comprobacion, ctx.now())?.version ?? ''
    return short('hallazgo', [severidad, version, titulo].join('\n'), STATE)
  }
  const stamp = (subject: number | null, clave: string, state: string) =>
    state + short(`hallazgo-mostrado:${ctx.user.id}:${subject ?? 'sin paciente'}`, `${clave}\n${state}`, PROOF)
  return {
    of: (finding) => stamp(afiliado_id, finding.clave, stateOf(finding)),
    isOf: (finding, sello) =>
      (isOfDrugsAlone(finding) ? [afiliado_id, null] : [afiliado_id]).some(
        (subject) => sello === stamp(subject, finding.clave, stateOf(finding)),
      ),
    isOurs: (clave, sello) =>
      [afiliado_id, null].some((subject) => sello === stamp(subject, clave, sello.slice(0, STATE))),
  }
}

/** The findings with the keys that answer them. */
export const shownFindings = (findings: readonly Finding[], stamps: Stamps): readonly Finding[] =>
  findings.map((finding) => shownFinding(finding, stamps))
