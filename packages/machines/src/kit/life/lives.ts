/** Every life that is declared, by its name. A new one is tested by being here. */
import { signatureLife } from '../../life-cycles/second-signature.ts'

export const LIVES = { segunda_firma: signatureLife } as const
