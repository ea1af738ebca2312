// Loaded before the shop: a signal makes it run into a fault that nobody handles.
process.on('SIGUSR2', () => void Promise.reject(new Error('injected')))
