/** What this module lends to others. */
export { approvedEvents, deniedEvents } from './events.ts'
export { approveOfLine, endClock, grant, withdrawOfLine } from './grant.ts'
export { HAND_COLUMNS, handOf, holdRequest, isDoctor, lineOfRequest, type HeldRequest } from './held.ts'
export { openMissing, openRequests } from './open-requests.ts'
export { requestStore } from './store.ts'
