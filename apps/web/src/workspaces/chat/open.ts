/** What this workspace lends to others: files that are chosen, sent and opened. */
export { AttachmentList } from './attachment-list.tsx'
export { FilesField } from './files-field.tsx'
export { UploadDialog } from './upload-dialog.tsx'
export { useFilesUpload } from './use-files-upload.ts'
