/** Which document the number of a representative is of; null: signed before it was asked, or by who does not tell it. */
export const name = '0071_representative_document'

export const up = /* sql */ `
alter table consentimientos add column tipo_documento_representante text check (tipo_documento_representante ~ '^[A-Z]{2}$');
`
