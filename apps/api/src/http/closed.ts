/**
 * What the people who run an installation ask of it, and nobody else: its figures and the document of its calls. With
 * `METRICS_TOKEN` they ask for it; without it they are open outside production and are not there in production.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { notFound } from './failure.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Fails with 404, as if there were nothing, unless who asks may see it. */
export const onlyOperators =
  ({ metricsToken, production }: Pick<Config, 'metricsToken' | 'production'>) =>
  async ({ headers }: FastifyRequest): Promise<void> => {
    const open =
      metricsToken === null
        ? !production
        : timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${metricsToken}`))
    if (!open) throw notFound()
  }
