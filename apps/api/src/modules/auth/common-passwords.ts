/** The commonest passwords of the world, of `@zxcvbn-ts/language-common`, read at the first use. */
import type { CommonPasswords } from '@cauce/domain/session/guessable-password'

let known: Promise<CommonPasswords> | undefined

const read = async (): Promise<CommonPasswords> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Map(dictionary['passwords-common'].map((password, place) => [password.toLowerCase(), place]))
}

/** About 49,000, the commonest first. */
export const commonPasswords = (): Promise<CommonPasswords> => (known ??= read())
