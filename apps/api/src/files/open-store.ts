/** The store that this installation has. */
import type { Config } from '../config.ts'
import { openS3Store } from './s3-store.ts'
import { openFileStore, type FileStore } from './store.ts'

/** In the bucket where one is set, and otherwise in the data folder. */
export const openStore = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>, now: () => Date): FileStore =>
  s3 === null ? openFileStore(dataDir) : openS3Store(s3, now)
