/** Headers that tell the browser what this application may do. */
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { avatarSource } from './avatar-source.ts'

/** Google's places for reCAPTCHA version 2, and nothing else of theirs. */
const CAPTCHA = { script: 'https://www.google.com/recaptcha/', parts: 'https://www.gstatic.com/recaptcha/' } as const

/** Opened only where the installation has the captcha and can show it. */
const captchaSources = ({ captcha }: Config) =>
  captcha === null || captcha.siteKey === null
    ? { script: [], frame: [], connect: [] }
    : {
        script: [CAPTCHA.script, CAPTCHA.parts],
        frame: [CAPTCHA.script, 'https://recaptcha.google.com/recaptcha/'],
        connect: [CAPTCHA.script],
      }

const bucketSource = ({ s3 }: Config): string[] => (s3 === null ? [] : [new URL(s3.publicEndpoint).origin])

/**
 * Scripts, styles and letters of the built application: what they may do is said by the page that asks for them. A kilobyte of
 * headers on each of some seventy files would weigh more than the largest of them.
 */
const ASSETS = '/assets/'
const OF_A_PAGE = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const

/** Scripts only from our own files; PDFs and signature images are shown from memory (`blob:`, `data:`). */
export const setSecurityHeaders = async (app: FastifyInstance, config: Config): Promise<void> => {
  const overHttps = config.publicUrl.startsWith('https:')
  const captcha = captchaSources(config)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...captcha.script],
        scriptSrcAttr: ["'none'"],
        // Positions of popovers and widths of columns are inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...avatarSource(config.avatarUrl)],
        fontSrc: ["'self'", 'data:'],
        // Files are sent straight to the bucket.
        connectSrc: ["'self'", ...captcha.connect, ...bucketSource(config)],
        frameSrc: ["'self'", 'blob:', ...captcha.frame],
        objectSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(overHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: overHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'sameorigin' },
  })
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(ASSETS)) {
      for (const name of OF_A_PAGE) reply.raw.removeHeader(name)
      return
    }
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
  })
}
