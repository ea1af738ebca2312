// Loaded before the doctor: it believes to run under a Node that is too old.
Object.defineProperty(process, 'version', { value: 'v22.23.3' })
