// import … from './file.ts?raw' is that file's text
/// <reference types="vite/client" />
