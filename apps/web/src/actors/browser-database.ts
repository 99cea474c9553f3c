/** A database of this browser, opened when it is first needed and again whenever the browser took it away. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb'

/** How to reach the database `name`, which `create` lays out the first time; the same one for all who ask. */
export const browserDatabase = <Stored extends DBSchema>(
  name: string,
  create: (db: IDBPDatabase<Stored>) => void,
): (() => Promise<IDBPDatabase<Stored>>) => {
  let opened: Promise<IDBPDatabase<Stored>> | null = null
  const forget = (): void => {
    opened = null
  }
  return () => {
    opened ??= openDB<Stored>(name, 1, {
      upgrade: create,
      // Another tab has a newer version, or the browser took the database away: it is opened again when it is needed.
      blocking: (_now, _next, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
        forget()
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget()
      throw error
    })
    return opened
  }
}
