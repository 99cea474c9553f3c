import { CAPTCHA_NO_KEY, CAPTCHA_NOT_LOADED } from '@cauce/domain/session/captcha'
import { Action } from '@cauce/ui/action/action'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadCaptcha } from './captcha-script.ts'
import './captcha.css'

/** Asks the captcha, which may show its challenge; the answer comes to `onAnswer`. */
export type AskCaptcha = () => void

interface CaptchaProps {
  /** Key of the site; null: the installation lacks it. */
  readonly siteKey: string | null
  /** It can be asked; null: no longer. */
  readonly onReady: (ask: AskCaptcha | null) => void
  readonly onAnswer: (token: string) => void
}

/** Checks that a person signs in, without a box to tick. What Google asks to be said where its badge is hidden stands here. */
export const Captcha = ({ siteKey, onReady, onAnswer }: CaptchaProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const ready = useEffectEvent(onReady)
  const answer = useEffectEvent(onAnswer)
  useEffect(() => {
    let shown = true
    const draw = async (key: string): Promise<void> => {
      const captcha = await loadCaptcha()
      if (!shown || place.current === null) return
      // Each has a place of its own: the script draws only once in one.
      const own = document.createElement('div')
      place.current.replaceChildren(own)
      const id = captcha.render(own, {
        sitekey: key,
        size: 'invisible',
        badge: 'inline',
        callback: (token) => {
          // A token serves once.
          captcha.reset(id)
          answer(token)
        },
        'error-callback': () => setFailed(true),
      })
      ready(() => captcha.execute(id))
    }
    if (siteKey !== null)
      draw(siteKey).catch(() => {
        if (shown) setFailed(true)
      })
    return () => {
      shown = false
      ready(null)
    }
  }, [siteKey, attempt])

  if (siteKey === null) return <p role="alert" className="ca-signin-error">{CAPTCHA_NO_KEY}</p>
  return (
    <>
      <div ref={place} className="ca-captcha" />
      {failed ? (
        <div role="alert" className="ca-signin-error ca-captcha-failed">
          <p>{CAPTCHA_NOT_LOADED}</p>
          <Action
            small
            onClick={() => {
              setFailed(false)
              setAttempt(attempt + 1)
            }}
          >
            Cargar de nuevo
          </Action>
        </div>
      ) : null}
      <p className="ca-signin-note ca-captcha-terms">
        Protegido por reCAPTCHA de Google:{' '}
        <a href="https://policies.google.com/privacy?hl=es" target="_blank" rel="noreferrer">
          privacidad
        </a>{' '}
        y{' '}
        <a href="https://policies.google.com/terms?hl=es" target="_blank" rel="noreferrer">
          condiciones
        </a>
        .
      </p>
    </>
  )
}
