/** Google's script of reCAPTCHA version 2, loaded when a sign-in asks for it. */

const SOURCE = 'https://www.google.com/recaptcha/api.js?hl=es&render=explicit'

interface Widget {
  readonly sitekey: string
  readonly size: 'invisible'
  readonly badge: 'inline'
  readonly callback: (token: string) => void
  readonly 'error-callback': () => void
}

/** What the script leaves in the window. */
export interface Grecaptcha {
  readonly ready: (act: () => void) => void
  readonly render: (place: HTMLElement, widget: Widget) => number
  readonly execute: (id: number) => void
  readonly reset: (id: number) => void
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

const add = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SOURCE
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('captcha'))
    })
    document.head.append(script)
  })

const load = async (): Promise<Grecaptcha> => {
  if (window.grecaptcha === undefined) await add()
  const { grecaptcha } = window
  if (grecaptcha === undefined) throw new Error('captcha')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha
}

let loading: Promise<Grecaptcha> | null = null

/** The captcha, ready to be drawn. After a failure the next call tries again. */
export const loadCaptcha = async (): Promise<Grecaptcha> => {
  loading ??= load()
  try {
    return await loading
  } catch (error) {
    loading = null
    throw error
  }
}
