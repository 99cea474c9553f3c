/** Days that a job which ended can be looked at. */
export const JOB_KEPT_DAYS = 30
