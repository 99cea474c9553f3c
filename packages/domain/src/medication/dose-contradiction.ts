/** What is said of one dose at once: that it is too much and that it is little are never said together. */
import type { Finding } from './check.ts'

/** A dose below the usual, of an adult or of a child, of the drug or of one of its ingredients. */
const isLittle = ({ comprobacion, clave }: Finding): boolean =>
  comprobacion === 'dosis' && /^dosis:[^:]+:baja(?:_nino)?(?::|$)/u.test(clave)

/** Whatever else of a dose asks for an explanation says that it is too much: taken so often, at once, in a day, by a child. */
const isTooMuch = (finding: Finding): boolean =>
  finding.comprobacion === 'dosis' && finding.severidad !== 'informativa' && !isLittle(finding)

/**
 * The findings of the dose of one line without those that another one contradicts.
 * @regla Si algo dice que la dosis es demasiada, no se dice también que es poca: lo grave calla al aviso que lo contradice.
 */
export const withoutContradiction = (findings: readonly Finding[]): readonly Finding[] =>
  findings.some(isTooMuch) ? findings.filter((finding) => !isLittle(finding)) : findings
