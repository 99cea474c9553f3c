/**
 * A PostgreSQL for whoever forks this file, which gets its address as a message; gone when they are. In a process of its own because
 * the exit hook of its package ends whatever loads it with 0.
 */
import { startPostgres } from './postgres.ts'

const place = process.env['CAUCE_POSTGRES_LUGAR']
const postgres = await startPostgres(place === undefined ? { throwaway: true } : { place })
process.on('message', () => void postgres.start())
process.once('disconnect', () => void postgres.close())
process.send?.(postgres.url)
