import { CAPTCHA_NO_KEY, CAPTCHA_NOT_LOADED } from '@cauce/domain/session/captcha'
import { Action } from '@cauce/ui/action/action'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadCaptcha } from './captcha-script.ts'
import './captcha.css'

/** Asks the captcha, which may show its challenge; the answer comes to `onAnswer`. */
export type AskCaptcha = () => void

interface WidgetProps {
  readonly siteKey: string
  /** It can be asked; null: no longer. */
  readonly onReady: (ask: AskCaptcha | null) => void
  readonly onAnswer: (token: string) => void
  /** Its script did not arrive, or lost Google on the way. */
  readonly onFailed: () => void
}

/** What Google draws. The script draws only once in one place: to try again is to make another one of these. */
const Widget = ({ siteKey, ...handlers }: WidgetProps) => {
  const place = useRef<HTMLDivElement>(null)
  const onReady = useEffectEvent(handlers.onReady)
  const onAnswer = useEffectEvent(handlers.onAnswer)
  const onFailed = useEffectEvent(handlers.onFailed)
  useEffect(() => {
    let shown = true
    const draw = async (): Promise<void> => {
      const captcha = await loadCaptcha()
      if (!shown || place.current === null) return
      const own = document.createElement('div')
      place.current.replaceChildren(own)
      const id = captcha.render(own, {
        sitekey: siteKey,
        size: 'invisible',
        badge: 'inline',
        callback: (token) => {
          // A token serves once.
          captcha.reset(id)
          onAnswer(token)
        },
        'error-callback': onFailed,
      })
      onReady(() => captcha.execute(id))
    }
    draw().catch(() => {
      if (shown) onFailed()
    })
    return () => {
      shown = false
      onReady(null)
    }
  }, [siteKey])
  return <div ref={place} className="ca-captcha" />
}

interface CaptchaProps extends Omit<WidgetProps, 'siteKey' | 'onFailed'> {
  /** Key of the site; null: the installation lacks it. */
  readonly siteKey: string | null
}

/** Checks that a person signs in, without a box to tick. What Google asks to be said where its badge is hidden stands here. */
export const Captcha = ({ siteKey, onReady, onAnswer }: CaptchaProps) => {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<number | null>(null)
  if (siteKey === null) {
    return (
      <p role="alert" className="ca-signin-error">
        {CAPTCHA_NO_KEY}
      </p>
    )
  }
  return (
    <>
      <Widget
        key={attempt}
        siteKey={siteKey}
        onReady={onReady}
        onAnswer={onAnswer}
        onFailed={() => setFailed(attempt)}
      />
      {failed === attempt ? (
        <div role="alert" className="ca-signin-error ca-captcha-failed">
          <p>{CAPTCHA_NOT_LOADED}</p>
          <Action small onClick={() => setAttempt(attempt + 1)}>
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
