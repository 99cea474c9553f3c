/** Whether a person, not a program, sent the sign-in form: Google's reCAPTCHA version 2, where the installation has its keys. */
import * as Exit from 'effect/Exit'
import * as Schema from 'effect/Schema'
import { CAPTCHA_DOWN, CAPTCHA_FAILED } from '@cauce/domain/session/captcha'
import type { Config } from '../../config.ts'
import { fail, invalid } from '../../http/failure.ts'

const TIMEOUT_MS = 5_000
const RETRY_SECONDS = 30

const Verdict = Schema.Struct({
  success: Schema.Boolean,
  'error-codes': Schema.optionalKey(Schema.Array(Schema.String)),
})
const decode = Schema.decodeUnknownExit(Verdict)
/** What the service says when it is us who are wrong, and no token will ever pass. */
const OUR_FAULT = /secret|bad-request/u

const refused = () => invalid({ captcha: [CAPTCHA_FAILED] })
const down = () => fail(503, 'captcha.no_disponible', CAPTCHA_DOWN, undefined, RETRY_SECONDS)

/** The service's word, or null when it gave none that can be understood. Only the token travels: not the person's address. */
const ask = async (url: string, secret: string, token: string) => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    return response.ok ? decode(await response.json()) : null
  } catch {
    // No answer, a late one, or one that is not JSON: for who waits it is the same.
    return null
  }
}

/**
 * Refuses with 422 at `captcha` when the token is missing or the service does not take it, and with 503 when the service cannot
 * be asked. Without a secret key there is nothing to check.
 */
export const checkCaptcha = async (
  { captcha, captchaVerifyUrl }: Pick<Config, 'captcha' | 'captchaVerifyUrl'>,
  token: string | undefined,
): Promise<void> => {
  const secret = captcha?.secretKey ?? null
  if (secret === null) return
  if (token === undefined || token.trim() === '') throw refused()
  const verdict = await ask(captchaVerifyUrl, secret, token)
  if (verdict === null || Exit.isFailure(verdict)) throw down()
  if (verdict.value.success) return
  throw (verdict.value['error-codes'] ?? []).some((code) => OUR_FAULT.test(code)) ? down() : refused()
}
